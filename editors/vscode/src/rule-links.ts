/** The address of a rule's page on the web, as the server writes it. */
const page = /\((https:\/\/[^\s)]+\/docs\/rules\/([a-z0-9-]+)\.md)\)/g;

/** Markdown whose links to rule pages open the page of this package instead of the web. */
export function withOfflineLinks(markdown: string): string {
  return markdown.replace(page, (_, __, rule: string) => `(${explainLink(rule)})`);
}

/** A link that runs the explain command for a rule. */
export function explainLink(rule: string): string {
  return `command:bridge-lsp.explainRule?${encodeURIComponent(JSON.stringify([rule]))}`;
}
