import 'react'

/** The attributes of invoker commands: React passes them on, but its types do not include them yet. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close'
    commandfor?: string
  }
}
