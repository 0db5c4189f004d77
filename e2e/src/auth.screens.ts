import { checkScreens } from './check-screens.js';

checkScreens([
  {
    name: 'signup',
    viewer: 'guest',
    show: async (person) => {
      await person.open('/signup');
      await person.expectVisible('heading', 'Create your account');
    },
  },
  {
    name: 'signup-invalid',
    viewer: 'guest',
    show: async (person) => {
      await person.open('/signup');
      await person.press('Create account');
      await person.expectText('Password is required');
    },
  },
  {
    name: 'signup-registered',
    viewer: 'guest',
    show: async (person, { member: { email } }) => {
      await person.open('/signup');
      await person.fill('Email', email);
      await person.fillPassword('another horse');
      await person.press('Create account');
      await person.expectVisible('link', 'Sign in instead');
    },
  },
  {
    name: 'signin',
    viewer: 'guest',
    show: async (person) => {
      await person.open('/signup?mode=signin');
      await person.expectVisible('heading', 'Welcome back');
    },
  },
  {
    name: 'signin-wrong-password',
    viewer: 'guest',
    show: async (person, { member: { email } }) => {
      await person.open('/signup?mode=signin');
      await person.fill('Email', email);
      await person.fillPassword('wrong horse');
      await person.press('Sign in');
      await person.expectText('Incorrect email or password.');
    },
  },
  {
    name: 'reset',
    viewer: 'guest',
    show: async (person) => {
      await person.open('/signup?mode=reset');
      await person.expectVisible('heading', 'Reset your password');
    },
  },
  {
    name: 'reset-sent',
    viewer: 'guest',
    show: async (person, { member: { email } }) => {
      await person.open('/signup?mode=reset');
      await person.fill('Email', email);
      await person.press('Send reset link');
      await person.expectText(`If ${email} has an account`);
    },
  },
  {
    name: 'reset-link-used',
    viewer: 'guest',
    show: async (person) => {
      await person.open('/signup?mode=resetPassword&oobCode=used');
      await person.expectText('This link has expired or was already used.');
    },
  },
  {
    name: 'email-link-used',
    viewer: 'guest',
    show: async (person) => {
      await person.open('/signup?mode=verifyAndChangeEmail&oobCode=used');
      await person.expectText('This link has expired or was already used.');
    },
  },
  {
    name: 'terms',
    viewer: 'guest',
    show: async (person) => {
      await person.open('/terms');
      await person.expectText('has not entered a name and address yet');
    },
  },
  {
    name: 'privacy',
    viewer: 'guest',
    show: async (person) => {
      await person.open('/privacy');
      await person.expectText('has not entered a name and address yet');
    },
  },
]);
