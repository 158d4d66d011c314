import type { FastifyInstance } from 'fastify'

export const LAUNCH_FRAME = '/launch-frame'

/**
 * An empty page that runs the one page it is handed by the site around it. Not even then may it run
 * with the site's own rights, so it does nothing where its sandbox is not in force.
 */
const PAGE = `<!doctype html>
<html lang="tr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Zar</title>
<style>
html, body, body > div { width: 100%; height: 100%; margin: 0; border: 0 }
</style>
<body>
<script>
const run = (event) => {
  if (event.source !== parent || typeof event.data?.html !== 'string') return
  removeEventListener('message', run)
  document.body.innerHTML = event.data.html
  for (const still of document.body.querySelectorAll('script')) {
    const script = document.createElement('script')
    for (const { name, value } of still.attributes) script.setAttribute(name, value)
    script.async = false
    script.text = still.text
    still.replaceWith(script)
  }
}
if (self.origin === 'null' && parent !== self) addEventListener('message', run)
</script>
</body>
</html>
`

/**
 * Where a supplier's launch page is run: a document without an origin, which can read nothing of ours
 * and may only go on to where games are shown from.
 */
export function launchFrame(app: FastifyInstance, gameOrigins: () => string): void {
  app.get(LAUNCH_FRAME, (_request, reply) =>
    reply
      .header('content-security-policy', policyOf(gameOrigins()))
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(PAGE),
  )
}

const policyOf = (origins: string): string =>
  [
    'sandbox allow-scripts allow-forms allow-popups',
    "default-src 'none'",
    `script-src 'unsafe-inline' ${origins}`,
    `style-src 'unsafe-inline' ${origins}`,
    `img-src data: ${origins}`,
    `frame-src ${origins}`,
    `form-action ${origins}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
