import { createContext, useContext } from 'react'

/** Id of the note in which the open dialog says what is missing or wrong in its fields, while it says so. */
export const LackNote = createContext<string | undefined>(undefined)

/** That id for a field that it is about; a field without one is not marked. */
export function useLack(isLacking: boolean): string | undefined {
  const note = useContext(LackNote)
  return isLacking ? note : undefined
}
