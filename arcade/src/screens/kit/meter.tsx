type Props = { label: string; value: string; isRight?: boolean }

/** A sum of the desk under its name. */
export const Meter = ({ label, value, isRight = false }: Props) => (
  <p className={`sum num${isRight ? ' sum--right' : ''}`}>
    <span>{label}</span> <b>{value}</b>
  </p>
)
