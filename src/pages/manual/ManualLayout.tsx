import { Outlet } from 'react-router'

/** The manual's own layout around the introduction and the six chapters (specification §2, Route table). */
export function ManualLayout() {
  return (
    <div className="manual">
      <Outlet />
    </div>
  )
}
