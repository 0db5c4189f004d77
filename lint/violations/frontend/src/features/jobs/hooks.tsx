import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { title } from '../../app/page';
import { name } from '../profile/name';

let counter = 0;

export function ErrorBoundaries() {
  try {
    return <Globals />;
  } catch {
    return null;
  }
}

export function ExhaustiveDeps({ id }: { readonly id: string }) {
  useEffect(() => {
    document.title = id + title + name;
  }, []);
  return null;
}

export function Globals() {
  counter += 1;
  return <p>{counter}</p>;
}

export function Immutability({ item }: { readonly item: { text: string } }) {
  item.text = 'a';
  return <p>{item.text}</p>;
}

export function IncompatibleLibrary() {
  const { watch } = useForm();
  return <p>{watch('a')}</p>;
}

export function PreserveManualMemoization() {
  const columns = ['name'];
  const [isWide] = useState(true);
  if (isWide) columns.push('email');
  const header = useMemo(() => columns.map((name) => name.toUpperCase()), [columns]);
  return <p>{header}</p>;
}

export function Purity() {
  return <p>{Math.random()}</p>;
}

export function Refs() {
  const ref = useRef(0);
  return <p>{ref.current}</p>;
}

export function RulesOfHooks({ isOn }: { readonly isOn: boolean }) {
  if (isOn) useState(1);
  return null;
}

export function SetStateInEffect() {
  const [value, setValue] = useState(0);
  useEffect(() => {
    setValue(1);
  }, []);
  return <p>{value}</p>;
}

export function SetStateInRender() {
  const [value, setValue] = useState(0);
  setValue(1);
  return <p>{value}</p>;
}

export function StaticComponents() {
  const Inner = () => <p>inner</p>;
  return <Inner />;
}

export function UnsupportedSyntax({ text }: { readonly text: string }) {
  const value: unknown = eval(text);
  return <p>{String(value)}</p>;
}

export function UseMemo({ list }: { readonly list: string[] }) {
  const size = useMemo(
    async function* (argument: number) {
      yield list.length + argument;
    },
    [list],
  );
  return <p>{String(size)}</p>;
}
