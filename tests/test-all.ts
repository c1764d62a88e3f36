/** Whether everything is tested, every size and store of everything: by `script/test --all`, and where somebody names what to test. */
export const testsAll = process.env.TEST_ALL === 'yes'
