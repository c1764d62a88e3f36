/**
 * Features of style sheets that one of the oldest supported browsers lacks, by their names in
 * docs/decisions/016-engines.md.
 */
export const newerStyles: Readonly<Record<string, RegExp>> = {
  '`popover`': /:popover-open/,
  '`content-visibility`': /content-visibility:\s*auto/,
  '`:has()`': /:has\(/,
  '`subgrid`': /:\s*subgrid/,
  '`@starting-style`': /@starting-style/,
  '`animation-timeline: view()`': /animation-timeline:\s*view\(/,
  '`scrollbar-gutter`': /scrollbar-gutter:/,
  '`text-wrap: balance`': /text-wrap:\s*balance/,
  '`text-wrap: pretty`': /text-wrap:\s*pretty/,
  '`::details-content`': /::details-content/,
  '`overflow-clip-margin`': /overflow-clip-margin:/,
  '`@property`': /@property/,
  '`@media (scripting)`': /\(scripting/,
  '`transition-behavior`': /allow-discrete/,
  '`light-dark()`': /light-dark\(/,
  '`field-sizing`': /field-sizing:/,
  '`interpolate-size`': /interpolate-size:|calc-size\(/,
  '`linear()`': /[ :,]linear\(/,
  '`round()`': /[ :(]round\(/,
  '`:user-invalid`': /:user-(?:in)?valid/,
  'view transitions': /view-transition|::view-transition/,
  'anchor positioning': /anchor-name:|position-anchor:|anchor\(/,
  'style queries': /@container[^{]*style\(/,
  '`@scope`': /@scope/,
  nesting: /[{;]\s*&/,
}

/** The names of those features that a style sheet uses. */
export function newerStylesIn(css: string): string[] {
  return Object.entries(newerStyles)
    .filter(([, pattern]) => pattern.test(css))
    .map(([name]) => name)
}
