import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { scrollBehavior } from './hash-scroll.ts'
import { isModified } from './modified-click.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string }

/**
 * The one link of the site: a router link for addresses of the site, a plain anchor for everything else. A link to
 * the page one is on scrolls smoothly to the top.
 */
export function SiteLink({ href, onClick, ...rest }: Props) {
  const { pathname } = useLocation()
  if (!href.startsWith('/') || href.startsWith('//')) return <a href={href} onClick={onClick} {...rest} />

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || href !== pathname || isModified(event)) return
    event.preventDefault()
    window.scrollTo({ top: 0, behavior: scrollBehavior() })
  }
  return (
    <Link
      to={href}
      discover="none" // all routes are known from the start
      onClick={handleClick}
      {...rest}
    />
  )
}
