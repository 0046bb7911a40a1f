/** The closest ancestor of an event's target, or the target itself, that matches a selector. */
export function closestToTarget<Found extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null
}
