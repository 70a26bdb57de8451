/** The parts of a version that order it; what follows a hyphen is earlier than the same version without it. */
function partsOf(version) {
  const [core, early] = version.split('+')[0].split(/-(.*)/)
  return [...core.split('.').map(Number), early === undefined ? 1 : 0]
}

function isBelow(left, right) {
  const [ours, theirs] = [partsOf(left), partsOf(right)]
  const at = ours.findIndex((part, index) => part !== theirs[index])
  return at !== -1 && ours[at] < theirs[at]
}

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Packages of a lock that an advisory speaks of, each as a sentence. */
export function foundIn({ packages }, { advisories }) {
  return Object.entries(packages).flatMap(([path, { version = '' }]) =>
    advisories
      .filter((one) => path.includes('node_modules/') && one.package === nameOf(path))
      .filter(({ from, below }) => !isBelow(version, from) && isBelow(version, below))
      .map(({ id, below }) => `${path} is ${version}; ${id} is mended in ${below}.`),
  )
}
