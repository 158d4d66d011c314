/** How often what is random or raced is tried. A second run, on another server, is content with fewer. */
export const MANY = Number(process.env.ZAR_MANY ?? 1_000)
