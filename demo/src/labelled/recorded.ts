/** What the built-in scorer reached on the 400 labelled deals, in points of 100; a change that loses 2 of them fails the tests. */
export const recorded = {
  rankCorrelation: 87.4,
  trapsCaught: 100,
  fakeOriginalsCaught: 100,
  calibrationError: 4.1,
}
