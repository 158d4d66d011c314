/** Of a button, at its mouse press: the focus stays where it was, so that Space is the main action. */
export const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault()
