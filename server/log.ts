/**
 * Options for Fastify's logger: one line of JSON per event, or plain text on a terminal. Requests are not logged, for
 * visitors' privacy.
 */
export function loggerOptions(isTerminal: boolean, write = (line: string): unknown => process.stdout.write(line)) {
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

/** Limits a log message to one per minute, so that visitors cannot flood the log. */
export function throttlePerMinute(write: (text: string) => void): (text: string) => void {
  let nextAt = 0
  return (text) => {
    if (performance.now() < nextAt) return
    write(text)
    nextAt = performance.now() + 60_000
  }
}
