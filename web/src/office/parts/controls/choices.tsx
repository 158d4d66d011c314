import type { ComponentProps } from 'react'
import { useLack } from './lack.ts'

type Props = ComponentProps<'fieldset'> & {
  /** Whether what its dialog says is missing is a choice here. */
  isLacking: boolean
}

/** Choices under a legend, marked while their dialog says that none is made. */
export function Choices({ isLacking, ...fieldset }: Props) {
  const lack = useLack(isLacking)
  return (
    <fieldset
      {...fieldset}
      aria-invalid={lack !== undefined || undefined}
      aria-describedby={lack}
    />
  )
}
