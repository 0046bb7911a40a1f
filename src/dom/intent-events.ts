/** Events that show the intent to press a link or button, before the click. */
export const intentEvents = ['pointerover', 'touchstart', 'focusin'] as const
