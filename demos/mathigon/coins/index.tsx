/** A small model of Polypad's coins: throw, spill, cash in, sort by value and currency. */
import { useRef } from 'react';
import { Button } from '#app/demo-kit/controls/button.tsx';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { Notice } from '#app/demo-kit/notice/notice.tsx';
import { UndoRedo } from '#app/demo-kit/undo/undo-redo.tsx';
import { useSize } from '#app/demo-kit/use-size.ts';
import { IconButton, runCommand, TextButtons } from '../shared/commands.tsx';
import { DemoRoot } from '../shared/demo-root.tsx';
import { QuestionStrip } from '../shared/question.tsx';
import { CoinBoard } from './coin-board.tsx';
import * as styles from './coins.css.ts';
import { countOf, CURRENCIES, money, sumOf } from './coins.ts';
import { Icon } from './icons.ts';
import { Tray } from './tray.tsx';
import { type CoinsStore, useCoins } from './use-coins.ts';

export default function PolypadCoins({ motionAllowed, announce }: DemoProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const store = useCoins({ size, motionAllowed, announce });
  const { spill, cashIn, sort, clink } = store;
  return (
    <DemoRoot
      motionAllowed={motionAllowed}
      focusable="[data-coin]"
      onKeyDown={store.undo.onKey}
      unchoose={store.coin && (() => store.choose())}
    >
      <div className={styles.bar}>
        <TextButtons
          label="All coins"
          // They never look disabled.
          commands={{
            Spill: { onPress: () => runCommand(spill) },
            'Cash in': { onPress: () => runCommand(cashIn) },
            Sort: { onPress: () => runCommand(sort) },
          }}
        />
        <TextButtons label="Selected coin" commands={{ 'Get change': store.getChange }}>
          <IconButton name="Remove coin" icon="remove" {...store.removeChosen} />
        </TextButtons>
        <fieldset className={styles.group} aria-label="Sound and history">
          <Button className={styles.sound} pressed={clink.loud} onPress={clink.toggle}>
            <Icon name={clink.loud ? 'loud' : 'quiet'} />
            Sound
          </Button>
          <UndoRedo undo={store.undo} />
        </fieldset>
      </div>
      <QuestionStrip
        questions={store.questions}
        commands={{ Clear: store.clear }}
        pieces="[data-coin] > span"
      >
        {store.questions.text}
      </QuestionStrip>
      <CoinBoard box={box} height={size.height} store={store} motionAllowed={motionAllowed} />
      <Sums store={store} />
      <Notice className={styles.noticeBelow} shown={store.notice}>
        {store.hint}
      </Notice>
      <Tray store={store} board={box} />
    </DemoRoot>
  );
}

type PartProps = { store: CoinsStore };

const Sums = ({ store: { coins } }: PartProps) => (
  <div className={styles.sums}>
    {CURRENCIES.map((currency) => (
      <div key={currency} className={styles.sum} data-sum={currency} data-currency={currency}>
        <span>{money(sumOf(coins, currency), currency)}</span>
        <small>{countOf(coins, currency)}</small>
      </div>
    ))}
  </div>
);
