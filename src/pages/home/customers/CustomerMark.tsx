import type { ReactNode } from 'react'

/** The drawn mark of a customer that has no logo: ink on any ground, lines as heavy as those of the lettering. */
export function CustomerMark({ mark }: { mark: number }) {
  const drawing = DRAWINGS[mark]
  return drawing ? (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      {drawing}
    </svg>
  ) : null
}

const DRAWINGS: Record<number, ReactNode> = {
  // a spruce
  1: (
    <path
      className="ink"
      d="M20 2C18.6 7.5 15.6 11 12 13.2c1.8.2 3.2 0 4.6-.6-1.6 4.6-5 8-9 10.2 2.4.3 4.4 0 6.2-.8-2 5.2-5.8 9-10.3 11.4 5.6.6 10.8-.3 14.9-2.100V38h3.2v-6.7c4.100 1.8 9.3 2.7 14.9 2.100-4.5-2.4-8.3-6.2-10.3-11.4 1.8.8 3.8 1.100 6.2.8-4-2.2-7.4-5.6-9-10.2 1.4.6 2.8.8 4.6.6C24.4 11 21.4 7.5 20 2z"
    />
  ),
  // holdings side by side, one of them theirs
  2: (
    <>
      <path className="ink" d="m17.5 5.5 17.5 4 .8 8.5-16 1.5z" />
      <path d="m4.5 10.5 13-5 17.5 4 1.5 14.5-2.5 10.5-15 2-14-3z M17.5 5.5l2.3 14L5 25 M19.8 19.5l16-1.5 M19.8 19.5l-.8 17 M26.8 18.8l1.2 16.8" />
    </>
  ),
  // a log in the saw
  3: (
    <>
      <path d="M20.0 1.4L21.5 4.7L27.1 2.8L27.3 6.4L33.2 6.8L31.9 10.3L37.2 12.9L34.7 15.6L38.6 20.0L35.3 21.5L37.2 27.1L33.6 27.3L33.2 33.2L29.7 31.9L27.1 37.2L24.4 34.7L20.0 38.6L18.5 35.3L12.9 37.2L12.7 33.6L6.8 33.2L8.1 29.7L2.8 27.1L5.3 24.4L1.4 20.0L4.7 18.5L2.8 12.9L6.4 12.7L6.8 6.8L10.3 8.1L12.9 2.8L15.6 5.3z" />
      <ellipse cx="19.7" cy="20.2" rx="10.8" ry="10.4" />
      <ellipse cx="19.3" cy="20.5" rx="6.6" ry="6.2" />
      <circle className="ink" cx="18.9" cy="20.8" r="2.4" />
    </>
  ),
  // a manor house
  4: (
    <>
      <path className="ink" d="M3 20 10.5 10h19L37 20zM18 10V6.5l2-3.5 2 3.5V10z" />
      <path d="M6.5 20v15h27V20 M3 35.5h34 M17 35v-7.5a3 3 0 0 1 6 0V35 M11 24.5v5 M29 24.5v5" />
    </>
  ),
  // a compass that shows the way
  5: (
    <>
      <circle cx="20" cy="20" r="16.5" />
      <path d="M20 3.5v4 M20 32.5v4 M3.5 20h4 M32.5 20h4" />
      <path d="M28.5 11.5 23 23l-11.5 5.5L17 17z" />
      <path className="ink" d="M28.5 11.5 23 23l-6-6z" />
    </>
  ),
  // three crowns that meet
  6: (
    <path
      className="ink"
      fillRule="evenodd"
      d="M20 3.5a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM12.5 16.5a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM27.5 16.5a10 10 0 1 1 0 20 10 10 0 0 1 0-20z"
    />
  ),
}
