/** `me•••7`: what others see of a player, of the name that the operator gave us. */
export function userNameHidden(userRef: string): string {
  const name = userRef.slice(userRef.indexOf(':') + 1)
  return `${name.slice(0, 2)}•••${name.slice(-1)}`
}
