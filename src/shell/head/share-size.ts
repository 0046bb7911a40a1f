/** The size of pictures that stand for a page, which networks ask for. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630
