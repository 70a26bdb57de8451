/** The largest file that may be a picture of a post or a screenshot. */
export const imageBytes = 5 * 1024 * 1024
export const imageTooLarge = 'Image is larger than 5 MB'
