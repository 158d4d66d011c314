/** A football on the grid of the other icons, which have none. */
export const FootballIcon = () => (
  <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="9.500" />
    <path d="m12 8 3.800 2.800-1.450 4.450h-4.700L8.200 10.800z" />
    <path d="M12 8V2.700M15.800 10.800l5.300-1.700M14.350 15.250l3.300 4.500M9.650 15.250l-3.300 4.500M8.200 10.800 2.900 9.100" />
  </svg>
)
