/**
 * Whether everything is asked, as before a deployment (`npm run e2e -- --all` sets it): every page and language, every
 * engine, what takes a build of its own. Else what `npm test` asks. tests/README.md says which is when.
 */
export const isFullRun = process.env.ALL === '1'
