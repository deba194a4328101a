import Foundation
import Testing

@testable import BridgeLSP

struct FormatTests {
  /// A file whose path and code need escaping, with a tab and characters of every width.
  private func folder() throws -> CommandFolder {
    try CommandFolder([
      "My App/50%,é:1.swift": "let owner = 1\nfunc f() {\n\tlet é = \"👩‍👩‍👧\"; bad(); held()\n}\n"
    ])
  }

  @Test func human() async throws {
    let outcome = try await folder().run("check", "--format", "human")
    #expect(
      outcome.output == """
        My App/50%,é:1.swift:3:33: warning: 'bad' is called [bad-call]
          |
        3 |     let é = "👩‍👩‍👧"; bad(); held()
          |                   ^^^
          = fix: Call 'good' instead (safe: --fix)

        My App/50%,é:1.swift:3:40: warning: 'held' is called [held-call]
          |
        3 |     let é = "👩‍👩‍👧"; bad(); held()
          |                          ^^^^
          = note: the owner is here (My App/50%,é:1.swift:1:5)

        """)
  }

  @Test(
    arguments: [
      ([String](), [:], true, true), ([], [:], false, false), ([], ["NO_COLOR": "1"], true, false),
      ([], ["NO_COLOR": ""], true, true), ([], ["TERM": "dumb"], true, false),
      ([], ["CLICOLOR": "0"], true, false), ([], ["CLICOLOR_FORCE": "1"], false, true),
      ([], ["FORCE_COLOR": "1"], false, true), ([], ["FORCE_COLOR": "0"], true, false),
      ([], ["FORCE_COLOR": "1", "NO_COLOR": "1"], true, false),
      (["--color", "always"], ["NO_COLOR": "1"], false, true),
      (["--color", "never"], ["FORCE_COLOR": "1"], true, false),
    ] as [([String], [String: String], Bool, Bool)])
  func colorsWhereItSuits(
    options: [String], environment: [String: String], isTerminal: Bool, isColored: Bool
  ) async throws {
    let folder = try CommandFolder(["A.swift": "bad()"])
    let outcome = await folder.run(
      ["check"] + options, environment: environment, isTerminal: isTerminal)
    #expect(outcome.output.contains("\u{1B}[1;33mwarning:\u{1B}[0m") == isColored)
    #expect(outcome.output.contains("\u{1B}") == isColored)
  }

  @Test func choosesByWhoListens() async throws {
    let folder = try CommandFolder(["A.swift": "bad()"])
    let xcode = await folder.run(
      "check", environment: ["XCODE_VERSION_ACTUAL": "2600", "GITHUB_ACTIONS": "true"])
    #expect(xcode.output.hasPrefix("/"))
    let github = await folder.run("check", environment: ["GITHUB_ACTIONS": "true"])
    #expect(github.output.hasPrefix("::warning "))
    let human = await folder.run(
      "check", "--format", "human", environment: ["GITHUB_ACTIONS": "true"])
    #expect(human.output.hasPrefix("A.swift:1:1: warning"))
  }

  @Test func github() async throws {
    let folder = try folder()
    let outcome = await folder.run("check", "--format", "github")
    #expect(
      outcome.output == """
        ::warning file=My App/50%25%2Cé%3A1.swift,line=3,endLine=3,col=33,endColumn=36,\
        title=bad-call::'bad' is called
        ::warning file=My App/50%25%2Cé%3A1.swift,line=3,endLine=3,col=40,endColumn=44,\
        title=held-call::'held' is called

        """)
    let inside = await folder.run(
      "check", "--format", "github", in: "My App",
      environment: ["GITHUB_WORKSPACE": folder.path.string])
    #expect(inside.output == outcome.output)
    let notice = try await CommandFolder(["A.swift": "risky()"]).run("check", "--format=github")
    #expect(notice.output.hasPrefix("::notice file=A.swift,line=1,"))
  }

  @Test func xcodeShowsInformationAsNote() async throws {
    let folder = try CommandFolder(["A.swift": "risky()\nodd()\n"])
    let outcome = await folder.run("check", "--format", "xcode")
    let path = folder.path.string
    #expect(
      outcome.output == """
        \(path)/A.swift:1:1: note: 'risky' is called [risky-call]
        \(path)/A.swift:2:1: note: 'odd' is called [odd-call]

        """)
  }

  @Test func json() async throws {
    let outcome = try await folder().run("check", "--format", "json", "--rule", "held-call")
    #expect(
      outcome.output == """
        {
          "version": 1,
          "files": 1,
          "diagnostics": [
            {
              "path": "My App/50%,é:1.swift",
              "range": {
                "start": {
                  "line": 3,
                  "column": 40
                },
                "end": {
                  "line": 3,
                  "column": 44
                }
              },
              "rule": "held-call",
              "severity": "warning",
              "message": "'held' is called",
              "notes": [
                {
                  "path": "My App/50%,é:1.swift",
                  "range": {
                    "start": {
                      "line": 1,
                      "column": 5
                    },
                    "end": {
                      "line": 1,
                      "column": 10
                    }
                  },
                  "message": "the owner is here"
                }
              ],
              "fixes": []
            }
          ]
        }

        """)
  }

  @Test func jsonHoldsTheFixes() async throws {
    let folder = try CommandFolder(["A.swift": "bad(); worse()"])
    let outcome = await folder.run("check", "--format", "json")
    let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let diagnostics = (document as? [String: Any])?["diagnostics"] as? [[String: Any]]
    let fixes = diagnostics?.compactMap { $0["fixes"] as? [[String: Any]] }.flatMap(\.self)
    #expect(fixes?.map { $0["safe"] as? Bool } == [true, false])
    let edit = (fixes?.first?["edits"] as? [[String: Any]])?.first
    #expect(edit?["path"] as? String == "A.swift")
    #expect(edit?["text"] as? String == "good")
  }

  @Test func jsonOfNothing() async throws {
    let outcome = try await CommandFolder().run("check", "--format", "json")
    #expect(
      outcome.output == "{\n  \"version\": 1,\n  \"files\": 0,\n  \"diagnostics\": []\n}\n")
    #expect(outcome.code == 0)
  }
}

struct SARIFTests {
  private func run(_ code: String, named name: String) async throws -> [String: Any] {
    let folder = try CommandFolder([name: code])
    let outcome = await folder.run("check", "--format", "sarif")
    let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let runs = try #require((document as? [String: Any])?["runs"] as? [[String: Any]])
    let run = try #require(runs.first)
    let bases = run["originalUriBaseIds"] as? [String: [String: String]]
    #expect(bases?["%SRCROOT%"]?["uri"] == "file://\(folder.path.string)/")
    return run
  }

  @Test func describesItsRules() async throws {
    let run = try await run("", named: "A.swift")
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    #expect((run["results"] as? [Any])?.isEmpty == true)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = driver?["rules"] as? [[String: Any]]
    #expect(rules?.count == callRules.count)
    let first = rules?.first
    #expect(first?["id"] as? String == "bad-call")
    #expect(first?["name"] as? String == "BadCall")
    #expect((first?["help"] as? [String: String])?["markdown"]?.hasPrefix("# bad-call") == true)
    #expect((first?["defaultConfiguration"] as? [String: Any])?["level"] as? String == "warning")
  }

  @Test func placesAreInUTF16AndPercentEncoded() async throws {
    let run = try await run("let x = \"👍é\"; bad()\n", named: "My App/é#%.swift")
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let locations = result["locations"] as? [[String: [String: Any]]]
    let location = locations?.first?["physicalLocation"]
    let artifact = location?["artifactLocation"] as? [String: String]
    #expect(artifact == ["uri": "My%20App/%C3%A9%23%25.swift", "uriBaseId": "%SRCROOT%"])
    let region = location?["region"] as? [String: Int]
    #expect(
      region == ["startLine": 1, "startColumn": 16, "endLine": 1, "endColumn": 19])
    let fixes = result["fixes"] as? [[String: Any]]
    let change = (fixes?.first?["artifactChanges"] as? [[String: Any]])?.first
    let replacement = (change?["replacements"] as? [[String: Any]])?.first
    #expect(replacement?["deletedRegion"] as? [String: Int] == region)
    #expect(replacement?["insertedContent"] as? [String: String] == ["text": "good"])
  }

  @Test func fingerprintsSurviveLinesAbove() async throws {
    func fingerprints(_ code: String) async throws -> [String] {
      let run = try await run(code, named: "A.swift")
      return (run["results"] as? [[String: Any]] ?? []).compactMap {
        ($0["partialFingerprints"] as? [String: String])?["primaryLocationLineHash"]
      }
    }
    let before = try await fingerprints("bad()\nbad()\nodd()\n")
    let after = try await fingerprints("\n// More.\n  bad()\nbad()\nodd()\n")
    #expect(before == after)
    #expect(Set(before).count == 3)
  }

  @Test func showsOwnershipAsAFlow() async throws {
    let run = try await run("let owner = 1\nheld()\nbad()\n", named: "A.swift")
    let results = try #require(run["results"] as? [[String: Any]])
    let related = results.first?["relatedLocations"] as? [[String: Any]]
    #expect(related?.count == 1)
    let flows = results.first?["codeFlows"] as? [[String: Any]]
    let thread = (flows?.first?["threadFlows"] as? [[String: Any]])?.first
    let steps = thread?["locations"] as? [[String: [String: Any]]]
    let lines = steps?.compactMap { step in
      let place = step["location"]?["physicalLocation"] as? [String: [String: Any]]
      return place?["region"]?["startLine"] as? Int
    }
    #expect(lines == [1, 2])
    #expect(results.last?["codeFlows"] == nil)
    let noted = try await self.run("let owner = 1\nnoted()\n", named: "A.swift")
    let other = (noted["results"] as? [[String: Any]])?.first
    #expect(other?["relatedLocations"] != nil)
    #expect(other?["codeFlows"] == nil, "only a cycle is a flow")
  }
}
