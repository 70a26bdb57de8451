/** The side, in pixels, of the square that stands for a picture where it is an icon or a face: 36 pixels of a fine screen. */
export const squareSide = 112
