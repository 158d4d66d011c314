/** The presenter's name on the table. */
export const NamePlate = ({ x, y, name }: { x: number; y: number; name: string }) => (
  <g className="name-plate" transform={`translate(${x} ${y})`}>
    <rect x="-66" y="-17" width="132" height="34" rx="9" />
    <text y="6">{name}</text>
  </g>
)
