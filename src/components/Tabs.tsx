import type { ReactNode } from 'react'

export type Tab = { id: string; label: string; panel: ReactNode }

type Props = { label: string; tabs: readonly Tab[] }

/**
 * Tabs, the first of them chosen until src/client/tabs.ts says which (specification §2). Without scripts each tab is a
 * link to its panel and all panels are shown.
 */
export function Tabs({ label, tabs }: Props) {
  return (
    <div className="tabs">
      <div className="tabs__list" role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <a
            key={tab.id}
            href={`#${tab.id}`}
            role="tab"
            id={`tab-${tab.id}`}
            aria-controls={tab.id}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          id={tab.id}
          className="tabs__panel"
          role="tabpanel"
          aria-labelledby={`tab-${tab.id}`}
          data-selected={index === 0 || undefined}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  )
}
