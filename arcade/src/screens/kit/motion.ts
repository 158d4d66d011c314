/** Whether the player asked for no motion; false where nobody can be asked. */
export const isStill = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
