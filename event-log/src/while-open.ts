/** Makes answers of a log that is asked, as long as it is open. */
export const whileOpen =
  (assertOpen: () => void) =>
  <Asked extends readonly unknown[], Answer>(answer: (...asked: Asked) => Answer) =>
  async (...asked: Asked): Promise<Answer> => {
    assertOpen()
    return answer(...asked)
  }
