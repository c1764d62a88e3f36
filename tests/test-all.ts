/**
 * Whether everything is tested, in every size and with every store: by `script/test --all`, or when tests are named.
 */
export const testsAll = process.env.TEST_ALL === 'yes'
