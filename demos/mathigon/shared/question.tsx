/** A question that is answered on the board, which knows when. */
import { type ReactNode, useRef, useState } from 'react';
import { useKeptState } from '#app/demo-kit/kept-state.ts';
import { type Command, IconButton, TextButtons } from './commands.tsx';
import { usePieceMotion } from './piece-motion.ts';
import * as styles from './polypad.css.ts';

export type Question<State, Words = string> = {
  ask(state: State): Words;
  /** The answer that a state shows; undefined if it shows none. */
  answer(state: State): Words | undefined;
};

/**
 * Asks one question after another. The board answers it for as long as it shows the answer.
 * @param name of the demo
 * @param onNext called before the next question
 */
export function useQuestions<State, Words>(
  name: string,
  questions: readonly Question<State, Words>[],
  state: State,
  onNext: () => void,
) {
  const [index, setIndex] = useKeptState(`${name} question`, () => 0);
  /** An answer that the board doesn't show, and the state it is about. */
  const [given, setGiven] = useState<{ about: State; words: Words }>();
  const question = questions[index];
  const answer = given?.about === state ? given.words : question?.answer(state);
  /** Asks the first question, from one on, that a state doesn't answer already. */
  const ask = (about: State, from: number) => {
    const order = questions.map((_, step) => (from + step) % questions.length);
    setIndex(order.find((one) => questions[one]?.answer(about) === undefined) ?? index);
    setGiven(undefined);
  };
  return {
    /** Index of the question. */
    index,
    text: answer ?? question?.ask(state),
    isAnswered: answer !== undefined,
    /** Answers what the board can't show, until it changes. */
    setAnswer: (words: Words) => setGiven({ about: state, words }),
    /** Asks about another state. */
    askAbout: (other: State) => ask(other, index),
    next() {
      onNext();
      ask(state, index + 1);
    },
  };
}

const NONE = {};

type QuestionStripProps = {
  questions: { isAnswered: boolean; next(): void };
  /** The question, or its answer. */
  children: ReactNode;
  /** Buttons with which it can be answered. */
  commands?: Readonly<Record<string, Command>>;
  /** Selector of the pieces that hop, one after the other, when it is answered. */
  pieces: string;
};

export function QuestionStrip({
  questions: { isAnswered, next },
  children,
  commands = NONE,
  pieces,
}: QuestionStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  usePieceMotion(strip, Number(isAnswered), { pieces });
  return (
    <div
      ref={strip}
      className={styles.question}
      data-question
      data-answered={isAnswered ? '' : undefined}
    >
      <p className={styles.questionText} aria-live="polite">
        {children}
      </p>
      <TextButtons label="Question" className={styles.questionButtons} commands={commands}>
        <IconButton name="Next question" icon="chevronRight" onPress={next} />
      </TextButtons>
    </div>
  );
}
