/**
 * What the packages of the browser's code carry and this site never runs, by the feature that would need it. `uses` finds
 * the feature in the site's own code: there must be no such place (without-unused-parts.test.ts).
 */
export interface UnusedPart {
  feature: string
  uses?: RegExp
  /** Below node_modules. */
  module: string
  /** Functions of the module, by the names they are declared or assigned with; or all that it exports. */
  functions: 'all' | readonly string[]
}

const router = 'react-router/dist/production/lib'
const reactDom = 'react-dom/cjs/react-dom-client.production.js'

/** All routes are known from the start (`routeDiscovery: initial`), and no page's data comes with a fallback. */
const routerModules = ['dom/ssr/fog-of-war.js', 'dom/ssr/route-discovery.js'].map((file): UnusedPart => ({
  feature: 'route discovery',
  module: `${router}/${file}`,
  functions: 'all',
}))

const routerFunctions: UnusedPart[] = [
  {
    feature: 'routes that are added later',
    uses: /\bpatchRoutes/,
    module: `${router}/router/router.js`,
    functions: [
      'discoverRoutes',
      'cancelDiscoveryNavigation',
      'compareMatches',
      'patchRoutes',
      'patchRoutesImpl',
      'isSameRoute',
      '_internalSetRoutes',
    ],
  },
  {
    feature: 'a data strategy other than that of the framework',
    module: `${router}/router/router.js`,
    functions: ['defaultDataStrategy', 'defaultDataStrategyWithMiddleware'],
  },
  {
    // Forms are sent to the inbox, not to routes.
    feature: 'actions of routes',
    uses: /\bexport (?:async )?function (?:action|clientAction)\b|\buseSubmit\b|\bForm\b.*'react-router'/,
    module: `${router}/router/router.js`,
    functions: [
      'handleAction',
      'getSubmittingNavigation',
      'convertFormDataToSearchParams',
      'convertSearchParamsToFormData',
    ],
  },
  {
    feature: 'fetchers',
    uses: /\buseFetchers?\b/,
    module: `${router}/router/router.js`,
    functions: [
      'fetch',
      'handleFetcherAction',
      'handleFetcherLoader',
      'setFetcherError',
      'updateFetcherState',
      'resetFetcher',
      'getFetcher',
      'queueFetcherForDeletion',
      'markFetchersDone',
      'markFetchRedirectsDone',
      'abortStaleFetchLoads',
      'getUpdatedRevalidatingFetchers',
      'getTargetedDataStrategyMatches',
      'getSubmittingFetcher',
      'getLoadingFetcher',
      'getDoneFetcher',
    ],
  },
  {
    feature: 'actions and fetchers',
    module: `${router}/dom/ssr/single-fetch.js`,
    functions: ['singleFetchActionStrategy', 'nonSsrStrategy', 'singleFetchLoaderFetcherStrategy'],
  },
  {
    feature: 'blockers',
    uses: /\buseBlocker\b|\busePrompt\b/,
    module: `${router}/router/router.js`,
    functions: ['shouldBlockNavigation', 'getBlocker', 'deleteBlocker', 'updateBlocker'],
  },
  {
    feature: "the router's view transitions, and its end",
    uses: /\bviewTransition\b|\buseViewTransitionState\b/,
    module: `${router}/router/router.js`,
    functions: ['restoreAppliedTransitions', 'persistAppliedTransitions', 'dispose'],
  },
  {
    feature: 'server components',
    module: `${router}/dom/ssr/components.js`,
    functions: ['RSCPrefetchPageLinksImpl'],
  },
  {
    feature: 'replaced modules, while developing',
    module: `${router}/dom/ssr/routes.js`,
    functions: ['createClientRoutesWithHMRRevalidationOptOut'],
  },
  {
    // Every route of the site has its data when it is shown.
    feature: 'a page while its first data is under way',
    uses: /\bHydrateFallback\b/,
    module: `${router}/dom/ssr/fallback.js`,
    functions: ['RemixRootDefaultHydrateFallback'],
  },
]

const reactFunctions: UnusedPart[] = [
  {
    feature: 'view transitions',
    uses: /\bViewTransition\b|\baddTransitionType\b/,
    module: reactDom,
    functions: [
      'startViewTransition',
      'getViewTransitionName',
      'getClassNameByType',
      'queueTransitionTypes',
      'scheduleViewTransitionEvent',
      'applyViewTransitionName',
      'applyViewTransitionToHostInstancesRecursive',
      'measureViewTransitionHostInstancesRecursive',
      'measureNestedViewTransitions',
      'measureClonedInstance',
      'createMeasurement',
      'restoreViewTransitionName',
      'restoreViewTransitionOnHostInstances',
      'restorePairedViewTransitions',
      'restoreNestedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'commitAppearingPairViewTransitions',
      'commitEnterViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'ViewTransitionPseudoElement',
      'ViewTransitionPseudoElement.prototype.animate',
      'ViewTransitionPseudoElement.prototype.getAnimations',
      'ViewTransitionPseudoElement.prototype.getComputedStyle',
    ],
  },
  {
    feature: 'references to fragments',
    uses: /<Fragment[^>]*\bref=/,
    module: reactDom,
    functions: [
      'FragmentInstance',
      ...[
        'addEventListener',
        'removeEventListener',
        'dispatchEvent',
        'focus',
        'focusLast',
        'blur',
        'observeUsing',
        'unobserveUsing',
        'getClientRects',
        'getRootNode',
        'compareDocumentPosition',
        'scrollIntoView',
      ].map((method) => `FragmentInstance.prototype.${method}`),
      'commitNewChildToFragmentInstance',
      'commitNewChildToFragmentInstances',
      'deleteChildFromFragmentInstance',
      'schedulePendingIntersectionUnobserve',
      'findFragmentInstanceOrTextInstanceSiblings',
      'validateDocumentPositionWithFiberTree',
      'indexOfEventListener',
      'collectClientRects',
      'scrollTextNodeIntoView',
      'setFocusIfFocusable',
    ],
  },
  {
    feature: 'state and functions of form actions',
    uses: /\buseActionState\b|\buseFormState\b|\buseFormStatus\b|\brequestFormReset\b|\b(?:form)?[aA]ction=\{(?:async )?(?:\(|function)/,
    module: reactDom,
    functions: [
      'mountActionState',
      'updateActionStateImpl',
      'rerenderActionState',
      'dispatchActionState',
      'runActionStateAction',
      'handleActionReturnValue',
      'onActionSuccess',
      'onActionError',
      'startHostTransition',
      'ensureFormComponentIsStateful',
      'TransitionAwareHostComponent',
      'recursivelyResetForms',
    ],
  },
  {
    feature: 'lists of suspended parts',
    uses: /\bSuspenseList\b/,
    module: reactDom,
    functions: [
      'updateSuspenseListComponent',
      'initSuspenseListRenderState',
      'findFirstSuspended',
      'cutOffTailIfNeeded',
    ],
  },
  {
    feature: 'style sheets and scripts that components ask for',
    uses: /\bprecedence=|\b(?:preinit|preinitModule|preload|preloadModule|preconnect|prefetchDNS)\b.*'react-dom'/,
    module: reactDom,
    functions: [
      'preload',
      'preloadModule',
      'preloadStylesheet',
      'preconnectAs',
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
      'adoptPreloadPropsForStylesheet',
      'adoptPreloadPropsForScript',
      'insertStylesheet',
      'insertStylesheetIntoRoot',
      'suspendResource',
      'estimateBandwidth',
    ],
  },
]

export const unusedParts: readonly UnusedPart[] = [...routerModules, ...routerFunctions, ...reactFunctions]
