import { createContext } from 'react'

/** Whether pictures in here are worth fetching yet: not those of slides nobody has come near. */
export const PictureDue = createContext(true)
