import { BaseSequencer, type TestSpecification } from 'vitest/node'

const isLong = ({ moduleId }: TestSpecification) => /\.long\.test\.ts$|\/tests\/server\//.test(moduleId)

/**
 * The order of files in a run: first those that start servers, stores and builds. What takes long and is begun last
 * leaves all but one processor without work.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is the runner's own, and gives another array
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
