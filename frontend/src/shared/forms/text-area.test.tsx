import { render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { createUser } from '../../testing/user';
import { TextAreaField } from './field';
import { schemaResolver } from './schema-resolver';
import { TextArea } from './text-area';

const getTextArea = () => screen.getByRole('textbox', { name: 'Description' });

/** Mocks the layout of a browser: 20 pixels per line, and at least the height of the element. */
function getHeight(element: unknown): number {
  const { value, style } = element as HTMLTextAreaElement;
  return Math.max(value.split('\n').length * 20, Number.parseInt(style.height) || 0);
}

describe('Text area', () => {
  it('associates label, hint and error with the field', () => {
    render(
      <TextArea
        label="Description"
        hint="What you did"
        error="Description is required"
        aside={<button>Enhance</button>}
        required
      />,
    );
    expect(getTextArea()).toBeRequired();
    expect(getTextArea()).toBeInvalid();
    expect(getTextArea()).toHaveAccessibleDescription('Description is required What you did');
    expect(screen.getByRole('button', { name: 'Enhance' })).toBeVisible();
  });

  it('grows and shrinks with its text without support for field-sizing', async () => {
    const user = createUser();
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
      return getHeight(this);
    });
    render(<TextArea label="Description" />);
    expect(getTextArea()).toHaveStyle({ height: '20px' });
    await user.type(getTextArea(), 'one{Enter}two{Enter}three');
    expect(getTextArea()).toHaveStyle({ height: '60px' });
    await user.clear(getTextArea());
    expect(getTextArea()).toHaveStyle({ height: '20px' });
  });

  it('has at least the height of its rows', () => {
    render(<TextArea label="Description" rows={6} />);
    expect(getTextArea().style.minHeight).toContain('6lh');
  });
});

const schema = z.object({ text: z.string().min(1, 'Description is required') });
type Values = z.infer<typeof schema>;

function Form({ onSave }: { readonly onSave: (values: Values) => void }) {
  const form = useForm<Values>({ resolver: schemaResolver(schema), defaultValues: { text: '' } });
  return (
    <form onSubmit={(event) => void form.handleSubmit(onSave)(event)}>
      <TextAreaField form={form} name="text" label="Description" />
      <button>Save</button>
    </form>
  );
}

describe('Text area of a form', () => {
  it('is focused when the form is invalid, and submitted when it is valid', async () => {
    const user = createUser();
    const save = jest.fn();
    render(<Form onSave={save} />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(getTextArea()).toHaveFocus();
    expect(getTextArea()).toHaveAccessibleDescription('Description is required');
    await user.type(getTextArea(), 'Built it');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(save).toHaveBeenCalledWith({ text: 'Built it' }, expect.anything());
  });
});
