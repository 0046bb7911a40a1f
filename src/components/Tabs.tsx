import { type KeyboardEvent, type ReactNode, useRef } from 'react'

export type Tab = { id: string; label: string; panel: ReactNode }

type Props = { label: string; tabs: readonly Tab[]; selected: string; onSelect: (id: string) => void }

/**
 * Tabs by the pattern of the ARIA guide: arrows, Home and End move and select, Enter and Space select
 * (specification §2). Without scripts each tab is a link to its panel and all panels are shown.
 */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const handleKeys = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => event.target instanceof Element && event.target.id === `tab-${tab.id}`)
    const next = nextIndex(event.key, index, tabs.length)
    const tab = next === null ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.id)
    list.current?.querySelector<HTMLElement>(`[aria-controls="${tab.id}"]`)?.focus()
  }
  return (
    <div className="tabs">
      <div ref={list} className="tabs__list" role="tablist" aria-label={label} onKeyDown={handleKeys}>
        {tabs.map((tab) => (
          <a
            key={tab.id}
            href={`#${tab.id}`}
            role="tab"
            id={`tab-${tab.id}`}
            aria-controls={tab.id}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            data-replay=""
            onClick={(event) => {
              event.preventDefault()
              onSelect(tab.id)
            }}
          >
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={tab.id}
          className="tabs__panel"
          role="tabpanel"
          aria-labelledby={`tab-${tab.id}`}
          data-selected={tab.id === selected || undefined}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  )
}

/** Which tab a key leads to, null for a key that is not for tabs. */
function nextIndex(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case 'Enter':
    case ' ':
      return index
    default:
      return null
  }
}
