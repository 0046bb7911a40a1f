import type { Issue } from './issue.ts'

/** What each file with samples holds, and what the site shows of it until it is filled in. */
const FILES: Readonly<Record<string, string>> = {
  'content/site.ts':
    'Company, contacts and addresses. An invented number or address says on the site that it is a sample; a link to a `.example` domain opens a dialog that says so.',
  'content/customers.ts':
    'The customers of the home page. Ask each for permission to show name and logo. Until then one label says that the names are samples; `showsSamples: false` in `content/site.ts` leaves them out.',
  'content/quotes.ts':
    'What customers say. Each person must have agreed, in writing, to name, company and words. The label and `showsSamples` are those of the customers.',
  'content/answers.ts': 'Answers that only the owner has. Until then the site asks for the question by mail.',
}

/** Settings that a site for the web needs beside its content; they are explained where they are set. */
const SETTINGS = `## Settings

- [ ] \`PUBLIC_ADDRESS\`: the address of the site, for the build (README.md).
- [ ] Sign-up: which mailing service, or this site's own with a mail server ([sign-up.md](sign-up.md)).
- [ ] Server, certificate and backup ([deploy.md](deploy.md)).
- [ ] The privacy policy, read by the one who answers for it: \`content/documents/privacy_policy_en.md\` and \`_sv.md\`.
- [ ] The claims in \`content/claims.ts\`: keep what proves each of them.
`

/** The page of docs that lists everything to fill in before the site goes live (\`npm run content -- samples\`). */
export function goLivePage(samples: readonly Issue[]): string {
  const files = [...Map.groupBy(samples, ({ file }) => file)].map(([file, found]) => {
    const remedies = new Set(found.map(({ todo }) => todo))
    const items = found.map(({ what }) => `- [ ] ${what}`)
    return [`## ${file}`, [FILES[file], ...remedies].join(' '), items.join('\n')].join('\n\n')
  })
  return `# Before you go live

Everything on the site that is still a sample, ${samples.length} in all, and what else has to be set. This page is made by
\`npm run content -- samples\`: make it anew instead of changing it. An entry is named by how its English begins.

${[...files, SETTINGS].join('\n\n')}`
}
