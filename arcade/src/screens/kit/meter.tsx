type Props = { label: string; value: string; isRight?: boolean; isLit?: boolean }

/** A sum of the desk under its name. */
export const Meter = ({ label, value, isRight = false, isLit = false }: Props) => (
  <p className={`sum num${isRight ? ' sum--right' : ''}${isLit ? ' sum--lit' : ''}`}>
    <span>{label}</span> <b>{value}</b>
  </p>
)
