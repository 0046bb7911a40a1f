/** The id of the mobile menu's dialog, for the buttons that open it. */
export const MENU_ID = 'dialog-menu'
