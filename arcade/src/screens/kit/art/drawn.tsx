import type { CSSProperties } from 'react'

type Props = { drawing: string; className?: string; style?: CSSProperties }

/** A drawing of our own as a group of the picture around it. Nothing that anybody wrote comes here. */
export const Drawn = ({ drawing, ...rest }: Props) => (
  <g {...rest} dangerouslySetInnerHTML={{ __html: drawing }} />
)
