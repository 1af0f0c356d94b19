/** The CI jobs that `lamplighter init` writes. docs/ci.md explains them. */

/** How a job installs and starts Lamplighter. */
export interface Invocation {
  readonly install?: string;
  readonly command: string;
}

/** A GitHub workflow: annotations in the changed files, and a comment on the pull request with what changed. */
export const githubWorkflow = ({ install, command }: Invocation): string => `name: boards

on:
  push:
    branches: [main]
  pull_request:

permissions:
  contents: read
  pull-requests: write

jobs:
  validate:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
        with:
          # The comparison needs the commit that the branch began at.
          fetch-depth: 0
      - uses: actions/setup-node@v4
        with:
          node-version: 22
${install === undefined ? '' : `      - run: ${install}\n`}      - name: Validate the boards
        run: ${command} validate --format github --report markdown="$GITHUB_STEP_SUMMARY"
      - name: Comment what changed
        if: always() && github.event_name == 'pull_request'
        env:
          GH_TOKEN: \${{ github.token }}
          BASE: \${{ github.event.pull_request.base.sha }}
          NUMBER: \${{ github.event.pull_request.number }}
        run: |
          # Exit code 1 means differences, which is what the comment is for.
          ${command} diff "$BASE" . --format markdown > "$RUNNER_TEMP/boards.md" || [ $? -eq 1 ]
          gh pr comment "$NUMBER" --body-file "$RUNNER_TEMP/boards.md" --edit-last ||
            gh pr comment "$NUMBER" --body-file "$RUNNER_TEMP/boards.md" ||
            echo "The comment was refused, as for pull requests from forks."
`;

/** A GitLab job, for \`include\`: findings are shown as test results. */
export const gitlabJob = ({ install, command }: Invocation): string => `validate-boards:
  image: node:22
  variables:
    GIT_DEPTH: 0
  script:
${install === undefined ? '' : `    - ${install}\n`}    - ${command} validate --report junit=boards.xml --report gitlab=boards.codequality.json
  artifacts:
    when: always
    reports:
      junit: boards.xml
      codequality: boards.codequality.json
`;
