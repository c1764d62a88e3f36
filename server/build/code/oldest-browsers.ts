/** The oldest browsers in which the site works whole (docs/decisions/016-engines.md), in the build tools' notation. */
export const oldestBrowsers = ['chrome111', 'edge111', 'firefox115', 'ios16.4', 'safari16.4']

/** For style sheets: older browsers, which read the pages without scripts, keep their layout by width. */
export const oldestReaders = [...oldestBrowsers, 'safari15']

/** The language of the newest standard that all of them know: year of the edition. */
export const newestSyntax = 2022
