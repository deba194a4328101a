import { languages, type DiagnosticCollection, type Disposable, type Uri } from "vscode";
import { section } from "./documents";

/**
 * The diagnostics that come from the server, kept apart from those that a task's problem matcher
 * finds. Both have one owner, so the matcher's replace ours in the Problems view, while extensions
 * that ask are given both. Writing ours again puts each finding there once.
 */
export class OwnCollections {
  private readonly collections = new Map<DiagnosticCollection, Disposable>();

  create(name: string | undefined): DiagnosticCollection {
    const collection = languages.createDiagnosticCollection(name);
    const tries = new Map<string, number>();
    const subscription = languages.onDidChangeDiagnostics(({ uris }) => {
      for (const uri of uris) reassert(collection, uri, tries);
    });
    this.collections.set(collection, subscription);
    return collection;
  }

  dispose(collection: DiagnosticCollection): void {
    this.collections.get(collection)?.dispose();
    this.collections.delete(collection);
    collection.dispose();
  }
}

/** @param tries How often each document was written in vain, which ends somewhere. */
function reassert(collection: DiagnosticCollection, uri: Uri, tries: Map<string, number>): void {
  const own = collection.get(uri)?.length ?? 0;
  const all = languages.getDiagnostics(uri).filter(({ source }) => source === section).length;
  const key = uri.toString();
  const tried = tries.get(key) ?? 0;
  if (own === 0 || all <= own) tries.delete(key);
  else if (tried < 3) {
    tries.set(key, tried + 1);
    collection.set(uri, collection.get(uri));
  }
}
