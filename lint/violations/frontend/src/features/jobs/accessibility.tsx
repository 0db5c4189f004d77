const act = () => undefined;

export const page = (
  <html>
    <img src="a.png" />
    <img src="a.png" alt="image of a job" />
    <a />
    <a href="#">Jobs</a>
    <div aria-activedescendant="a" />
    <p aria-labels="a">a</p>
    <p aria-hidden="maybe">a</p>
    <p role="unknown">a</p>
    <meta aria-hidden="true" />
    <input type="text" autoComplete="unknown" />
    <div onClick={act} />
    <h1 />
    <iframe src="a.html" />
    <span role="button" onClick={act} />
    <label>a</label>
    <video src="a.mp4" />
    <div onMouseOver={act} />
    <button accessKey="a">a</button>
    <input autoFocus />
    <marquee />
    <button role="img">a</button>
    <li onClick={act}>a</li>
    <li role="button">a</li>
    <p tabIndex={0}>a</p>
    <button role="button">a</button>
    <span role="checkbox">a</span>
    <ul aria-checked="true" />
    <p scope="col">a</p>
    <button tabIndex={2}>a</button>
  </html>
);
