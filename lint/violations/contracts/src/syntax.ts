/// <reference types="express" />
import express from 'express';
import { domain } from '@trackrecord/domain/profile';
import { platform } from '../../platform/src/index';

console.log(express, domain, platform);

var declaredWithVar = 1;
let neverReassigned = 2;
export const isLoose = declaredWithVar == neverReassigned;

export function restParameters() {
  return arguments;
}
const list = [1, 2];
export const spread = Math.max.apply(Math, list);

// @ts-ignore
export const array = new Array(0, 1);

export const remove = (record: Record<string, unknown>, key: string) => {
  delete record[key];
};

export enum Duplicate {
  A = 'a',
  B = 'a',
}
export type Empty = {};
export const anything: any = 1;
export const twice = (value: { a?: string }) => value!!.a;
export class Extraneous {
  static create() {
    return 1;
  }
}
export type InvalidVoid = void | string;
export interface Misused {
  constructor(): void;
}
export namespace Space {
  export const value = 1;
}
declare module Old {}
export const nullish = (value: { a?: string }) => value.a! ?? 'b';
export const chain = (value?: { a: string }) => value?.a!;
import required = require('node:fs');
export class Self {
  constructor() {
    const self = this;
    console.log(self, required);
  }
}
export const constraint = <T extends unknown>(value: T, other: T) => [value, other];
export interface Merged {
  a: string;
}
export class Merged {}
export type AnyFunction = Function;
const unusedExpression = 1;
unusedExpression;
const unusedVariable = 1;
export class UselessConstructor {
  constructor() {}
}
export type Wrapper = String;
export const asConst = 'a' as 'a';
const computed = 3;
export enum Computed {
  A = computed,
}
export interface Unified {
  take(value: string): void;
  take(value: number): void;
}
import { Extraneous as TypeOnly } from './syntax.js';
export type UsedAsType = TypeOnly;
export const backtracks = (text: string) => /^\s*,?\s*$/.test(text);
export const moves = (text: string) => text.replace(/\s+$/, '');
// oxlint-disable-next-line no-console
export const unusedDirective = 1;
