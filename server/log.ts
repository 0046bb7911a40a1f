/**
 * Fastify's own log, for all that the server says: one line of JSON for each thing that happened, or words on a terminal.
 * Requests are not written down, and nothing of who asked for what.
 */
export function logOptions(isTerminal: boolean, write = (line: string): unknown => process.stdout.write(line)) {
  return {
    level: 'info',
    base: null,
    messageKey: 'message',
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level: string) => ({ level }) },
    serializers: { req: () => ({}), res: () => ({}) },
    stream: { write: (line: string) => void write(isTerminal ? formatForTerminal(line) : line) },
  }
}

function formatForTerminal(line: string): string {
  const { message, err } = JSON.parse(line)
  return `${message}${err ? `\n${err.stack}` : ''}\n`
}

/** Says something at most once a minute, however often it happens: visitors must not be able to fill the log. */
export function limitPerMinute(write: (text: string) => void): (text: string) => void {
  let nextAt = 0
  return (text) => {
    if (performance.now() < nextAt) return
    write(text)
    nextAt = performance.now() + 60_000
  }
}
