/** ms after which the scripts wait no more for a paint that nobody tells of. */
const latest = 3000

/** The page's start script as React Router writes it: its manifest, what makes its route modules, and the entry. */
const startScript =
  /<script([^>]*) type="module" async="">import "([^"]+)";\n([\s\S]*?window\.__reactRouterRouteModules = \{[^}]*\};)\s*import\("([^"]+)"\);<\/script>/
const moduleImport = /import \* as (\w+) from ("[^"]+");/g
const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g

/**
 * A rendered page whose scripts are fetched after its first paint: fetched before it, they take the
 * line from style sheet, type and picture (docs/decisions/012-late-start.md).
 * In: HTML as React Router renders it. Throws when it has another form, as after an upgrade.
 */
export function startLate(html: string): string {
  const preloaded = Array.from(html.matchAll(preload), ([, href]) => href)
  const [script, attributes, manifest, routes = '', entry] = startScript.exec(html) ?? []
  if (!script)
    throw new Error('start script: expected the one that React Router 8 writes; see server/http/late-start.ts')
  const modules = Array.from(routes.matchAll(moduleImport), ([, name, path]) => ({ name, path }))
  const late = `<script${attributes}>(()=>{let isStarted;const start=async()=>{if(isStarted)return;isStarted=true;
for(const href of ${JSON.stringify(preloaded)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
const [${modules.map(({ name }) => name).join()}]=await Promise.all([${modules.map(({ path }) => `import(${path})`).join()},import("${manifest}")]);
${routes.replaceAll(moduleImport, '').trim()}
await import("${entry}")};
if(document.hidden)start();else{new PerformanceObserver(start).observe({type:"paint",buffered:true});setTimeout(start,${latest})}})()</script>`
  return html.replaceAll(preload, '').replace(script, () => late)
}
