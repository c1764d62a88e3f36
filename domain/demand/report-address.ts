/** Where a browser posts the report of a visit, once, when the visitor leaves. */
export const reportPath = '/contagem'

/** The most entries of each kind in one report. */
export const maximumReportLength = 20
