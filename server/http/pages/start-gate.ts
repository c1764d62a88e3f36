/** Features that scripts and styles use without a fallback, with the first browsers that support each. */
const needed = [
  'window.HTMLDialogElement', // Chrome 37, Firefox 98, Safari 15.4
  '[].toSorted', // Chrome 110, Firefox 115, Safari 16.0
  'CSS.supports("color","color-mix(in srgb,red,red)")', // Chrome 111, Firefox 113, Safari 16.2
  'matchMedia("(width>0px)").matches', // Chrome 104, Firefox 102, Safari 16.4
]

/**
 * The first script of a page, in syntax that the oldest browsers understand. Where all needed features exist, it sets
 * `data-scripts` on the document: then scripts may start, and parts that need them are shown. Otherwise the page stays
 * as it is without scripts, and its `<noscript>` parts are shown; except for the scripts set aside (defer-scripts.ts).
 */
export const startGate = `(function(d){try{if(${needed.join('&&')}){d.documentElement.setAttribute("data-scripts","");return}}catch(e){}
d.addEventListener("DOMContentLoaded",function(){for(var n=d.querySelectorAll("noscript:not(#scripts)"),i=n.length;i--;)n[i].outerHTML=n[i].textContent})})(document)`

/** A JavaScript expression: whether the features exist. */
export const mayStart = 'document.documentElement.hasAttribute("data-scripts")'

/** Matches a part that is shown unless, or only if, the browser stores something under a name. */
const dependsOnKept = /data-(?:unless|if)-kept="([a-z\d-]+)"/

/**
 * For a page with a part that depends on whether something is stored: a script after the gate that shows or hides the
 * part before the first paint, when nothing is stored under the name in localStorage, nor in sessionStorage, which is
 * used when localStorage is full (app/browser/storage.ts). In: the page's HTML. Out: '' for a page without such a part.
 */
export function tellIfNoneStored(html: string): string {
  const [, name] = dependsOnKept.exec(html) ?? []
  if (!name) return ''
  return `;try{${mayStart}&&localStorage.getItem("${name}")===null&&sessionStorage.getItem("${name}")===null&&document.documentElement.setAttribute("data-none-kept","")}catch(e){}`
}
