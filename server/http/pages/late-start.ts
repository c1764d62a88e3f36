import { mayStart, startGate, toldIfKept } from './start-gate.ts'

/** ms after which the scripts wait no more for a paint that nobody tells of. */
const latest = 3000

/** The page's start script as React Router writes it: its manifest, what makes its route modules, and the entry. */
const startScript =
  /<script([^>]*) type="module" async="">import "([^"]+)";\n([\s\S]*?window\.__reactRouterRouteModules = \{[^}]*\};)\s*import\("([^"]+)"\);<\/script>/
const moduleImport = /import \* as (\w+) from ("[^"]+");/g
/** The gate stands before style sheets, for which a script would wait. */
const headStart = /<head>(?:<meta charSet="[^"]*"\/>)?/i
/** What the router puts down for its start: where it finds its parts, and what the loaders sent. */
const routerScript = /(<script[^>]*>)(window\.__reactRouterContext[\s\S]*?)<\/script>/g
/** The router's way back to where a page was left, before its first paint: by the key of the place in the history. */
const placeScript = /(<script[^>]*>)\(\(storageKey, restoreKey\) => [\s\S]*?\("([\w-]+)", null\)<\/script>/
const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
/** The buttons that do nothing without scripts: all but those of popovers and of forms that the server answers. */
const answering = 'button[type=button]:not([popovertarget]),[method=dialog] [type=submit]'

/** A page that the router loaded anew, since it could not have the code of the next one, goes on to that one (app/browser/destination.ts). */
const resume =
  'try{const to=sessionStorage.destino;delete sessionStorage.destino;if(to&&performance.getEntriesByType("navigation")[0].type==="reload")return location.replace(to)}catch{}'

/**
 * A rendered page whose scripts are fetched after its first paint: fetched before it, they take the
 * line from style sheet, type and picture (docs/decisions/012-late-start.md), and only where the browser has what they
 * need. A button that is pressed before they are there starts them at once and is kept (app/ui/late/early-presses.ts);
 * scripts that cannot be had are asked for again, each time after twice the pause. All but the gate is one script: each
 * has a hash in the page's policy, which does not compress.
 * In: HTML as React Router renders it. Throws when it has another form, as after an upgrade.
 */
export function startLate(html: string): string {
  const preloaded = Array.from(html.matchAll(preload), ([, href]) => href)
  const [script, attributes, manifest, routes = '', entry] = startScript.exec(html) ?? []
  const [, , places] = placeScript.exec(html) ?? []
  if (!script || !places)
    throw new Error('start script: expected the one that React Router 8 writes; see server/http/pages/late-start.ts')
  const modules = Array.from(routes.matchAll(moduleImport), ([, name, path]) => ({ name, path }))
  const router = Array.from(html.matchAll(routerScript), ([, , code]) => code).join('\n')
  const late = `<script${attributes}>${router}
${backToPlace(places)}
(()=>{if(!${mayStart})return;${resume}let isUnderWay,pause=500;const pressed=new Set(),presses=window.earlyPresses={pressed,isKept:true};
const start=async()=>{if(isUnderWay)return;isUnderWay=true;try{
for(const href of ${JSON.stringify(preloaded)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
const [${modules.map(({ name }) => name).join()}]=await Promise.all([${modules.map(({ path }) => `import(${path})`).join()},import("${manifest}")]);
${routes.replaceAll(moduleImport, '').trim()}
await import("${entry}")}catch{isUnderWay=false;setTimeout(start,pause*=2)}};
addEventListener("click",({target})=>{const button=presses.isKept&&target.closest("${answering}");if(button){button.setAttribute("aria-busy",true);pressed.add(button);start()}},true);
if(document.hidden)start();else{new PerformanceObserver(start).observe({type:"paint",buffered:true});setTimeout(start,${latest})}})()</script>`
  return html
    .replaceAll(preload, '')
    .replace(placeScript, '$1</script>')
    .replaceAll(routerScript, '$1</script>')
    .replace(script, () => late)
    .replace(headStart, (start) => `${start}<script${attributes}>${startGate}${toldIfKept(html)}</script>`)
}

/** The router's script for the place that a page was left at, written shorter. In: the name under which it keeps places. */
function backToPlace(places: string): string {
  return `try{history.state?.key||history.replaceState({key:Math.random().toString(32).slice(2)},"");const place=JSON.parse(sessionStorage["${places}"]||"{}")[history.state.key];typeof place=="number"&&scrollTo(0,place)}catch{}`
}
