import { type CSSProperties, createContext, useContext } from 'react'

type Props = { drawing: string; className?: string; style?: CSSProperties }

/** Stands after the names inside drawings, where the same ones are drawn twice on a page. */
export const DrawnAgain = createContext('')

const NAMES = /( id="|url\(#|href="#)([\w-]+)/g

/** A drawing of our own as a group of the picture around it. Nothing that anybody wrote comes here. */
export function Drawn({ drawing, ...rest }: Props) {
  const again = useContext(DrawnAgain)
  const own = again ? drawing.replace(NAMES, `$1$2${again}`) : drawing
  return <g {...rest} dangerouslySetInnerHTML={{ __html: own }} />
}
