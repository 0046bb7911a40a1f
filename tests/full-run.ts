/**
 * Whether to test every page, language, input device and browser engine, as `npm run e2e -- --all` does before a
 * deployment; `npm test` takes a sample of them. See tests/README.md.
 */
export const isFullRun = process.env.ALL === '1'
